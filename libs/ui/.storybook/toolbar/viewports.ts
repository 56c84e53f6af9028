const viewport = (width: number, height: number) => ({
  name: `${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths a page is judged at: phones, both sides of the tablet's breakpoint, a small and two usual desks. */
export const viewports = {
  w320: viewport(320, 640),
  w390: viewport(390, 844),
  w767: viewport(767, 1024),
  w768: viewport(768, 1024),
  w769: viewport(769, 1024),
  w1024: viewport(1024, 768),
  w1280: viewport(1280, 800),
  w1440: viewport(1440, 900),
};
