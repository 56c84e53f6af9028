/** Under `public/`: tells what draws pictures where the faces of the sites are. */
export const faceList = 'fonts/fonts.conf';

/**
 * For fontconfig: the faces beside this file, and those of the machine for letters that they do not have. Not by the
 * machine's own list, which may hide ours.
 */
export const faceListText = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
