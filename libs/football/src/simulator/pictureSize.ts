/** As networks show it beside a link. */
export const pictureSize = { width: 1200, height: 630 };
