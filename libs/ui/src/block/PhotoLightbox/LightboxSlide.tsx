import type { JSX } from 'react';
import type { LightboxPhoto } from './LightboxPhoto';

/** `distance`: how many photos away it is. Only those about to be seen are fetched. */
export function LightboxSlide({ photo, distance }: { photo: LightboxPhoto; distance: number }): JSX.Element {
  const { src, srcSet, width, height, alt, caption, credit } = photo;
  return (
    <li aria-hidden={distance > 0}>
      <figure>
        <img
          {...(srcSet ? { srcSet, sizes: '100vw' } : {})}
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading={distance < 2 ? 'eager' : 'lazy'}
        />
        {caption || credit ? (
          // A long one scrolls.
          <figcaption {...(distance === 0 ? { tabIndex: 0 } : {})}>
            {caption} {credit ? <small>{credit}</small> : null}
          </figcaption>
        ) : null}
      </figure>
    </li>
  );
}
