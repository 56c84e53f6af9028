/** Icons by name: strokes in a square of 24. */
export const menuIcons = {
  ball: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5-4 3 1.5 4.500h5L16 11Zm0-5v5M4 9.5 8 11m8 0 4-1.500M9.5 15.5 7 19m7.5-3.500L17 19',
  calendar: 'M4 6h16v14H4ZM4 10h16M8 3v4m8-4v4',
  chart: 'M5 20V11m7 9V4m7 16v-6',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0ZM7 6H4c0 3 1 4 3 4m10-4h3c0 3-1 4-3 4m-5 4v4m-4 2h8',
  dice: 'M5 5h14v14H5ZM9 9h.01M15 15h.01M12 12h.01',
  home: 'm4 11 8-7 8 7M6 10v10h12V10',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2ZM17 9h3v8a2 2 0 0 1-2 2M8 9h5m-5 4h5',
  star: 'm12 4 2.5 5.2 5.5.7-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.7Z',
  table: 'M4 5h16v14H4ZM4 10h16M4 14.500h16M9 10v9',
  trend: 'm4 17 6-6 4 4 6-7m-5 0h5v5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5 20c0-4 3-6 7-6s7 2 7 6',
} as const;

export type MenuIconName = keyof typeof menuIcons;

/** `null` for an unknown name. */
export function findMenuIcon(name: string | undefined): string | null {
  return name !== undefined && Object.hasOwn(menuIcons, name) ? menuIcons[name as MenuIconName] : null;
}
