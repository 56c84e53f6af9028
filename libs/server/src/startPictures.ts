import { createPictureHost } from '@cancha/integrations/pictures/createPictureHost';
import { takePicturesFrom } from '@cancha/site/context/pictureHost';
import { readEnvironment } from '@cancha/site/environment/readEnvironment';

/** Has the pictures of this process lie where the environment says. Throws an `EnvironmentError`. */
export function startPictures(): void {
  const { STATICS_URL: base, STATS_API_URL } = readEnvironment(process.env);
  takePicturesFrom(createPictureHost({ base, alsoOurs: [STATS_API_URL] }));
}
