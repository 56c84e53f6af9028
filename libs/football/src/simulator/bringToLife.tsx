import { hydrateRoot } from 'react-dom/client';
import { Simulator, type SimulatorProps } from './Simulator';

/** Makes the form in `place`, which the server wrote, follow each pick. What was written into it stays. Gives the end of it. */
export function bringToLife(place: Element, props: SimulatorProps): () => void {
  const written = new URLSearchParams();
  for (const { name, value } of place.querySelectorAll('input')) written.set(name, value);
  const root = hydrateRoot(place, <Simulator {...props} written={written} />);
  return () => {
    // React ends no root while it is at work on another.
    setTimeout(() => {
      root.unmount();
    });
  };
}
