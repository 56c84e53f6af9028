const viewport = (width: number, height: number) => ({
  name: `${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths a page is judged at: the narrowest phone, a usual one, the last before the grid, a desk. */
export const viewports = {
  w320: viewport(320, 640),
  w390: viewport(390, 844),
  w768: viewport(768, 1024),
  w1280: viewport(1280, 800),
};
