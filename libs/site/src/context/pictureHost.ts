import { processSingleton } from '@cancha/data-access/api/processSingleton';
import type { PictureHost } from '@cancha/integrations/ports/PictureHost';
import type { Environment } from '../environment/readEnvironment';

const chosen = () => processSingleton('picture-host', (): { host: PictureHost | null } => ({ host: null }));

/** Where the pictures of this process lie from now on; an app says so once, when it starts. */
export function takePicturesFrom(host: PictureHost): void {
  chosen().host = host;
}

/** The host of the pictures. Without an adapter nothing is asked of it here. */
export const pictureHost = ({ STATICS_URL: base }: Pick<Environment, 'STATICS_URL'>): PictureHost =>
  chosen().host ?? { base, fetchBadge: async () => Promise.resolve(null) };
