import { hydrateRoot } from 'react-dom/client';
import { Simulator, type SimulatorProps } from './Simulator';

/** Makes the form in `place`, which the server wrote, follow each pick. What was written into it stays. Gives the end of it. */
export function bringToLife(place: Element, props: SimulatorProps): () => void {
  const readFields = () =>
    new URLSearchParams([...place.querySelectorAll('input')].map(({ name, value }) => [name, value]));
  const root = hydrateRoot(place, <Simulator {...props} readFields={readFields} />);
  return () => {
    // React ends no root while it is at work on another.
    setTimeout(() => {
      root.unmount();
    });
  };
}
