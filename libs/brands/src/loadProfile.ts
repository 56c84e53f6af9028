import type { BrandId } from './brands';
import type { Profile } from './Profile';

/** One import a brand: a missing folder is a type error, and no site carries another's words. */
const profiles: Record<BrandId, () => Promise<{ profile: Profile }>> = {
  fca: () => import('./fca/profile'),
};

export async function loadProfile(id: BrandId): Promise<Profile> {
  return (await profiles[id]()).profile;
}
