/** Small line drawings for buttons, 24 by 24. */
const PATHS = {
  home: 'M4 11.500 12 4l8 7.500M6.500 10v9.500h11V10M10 19.500v-5h4v5',
  undo: 'M9 5 4 10l5 5M4.500 10H14a5 5 0 0 1 0 10h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.200 1 2v.100h5v-.100c0-.800.400-1.500 1-2A6 6 0 0 0 12 3Z',
  last: 'M7 4h8a1.500 1.500 0 0 1 1.500 1.500v12A1.500 1.500 0 0 1 15 19H7a1.500 1.500 0 0 1-1.500-1.500v-12A1.500 1.500 0 0 1 7 4ZM19.500 7v13a1.500 1.500 0 0 1-1.500 1.500H9',
  sheet: 'M5 4h14v16H5zM5 9h14M5 14h14M10 9v11',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  help: 'M9 9a3 3 0 1 1 4.200 2.750c-.8.400-1.200.950-1.200 1.750v.500M12 17.500v.010M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  rules: 'M12 6.500C10 5 7.500 4.500 4 4.500v13c3.500 0 6 .500 8 2 2-1.500 4.500-2 8-2v-13c-3.500 0-6 .500-8 2ZM12 6.500v13',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5v14l11-7Z',
  next: 'M5 12h13M13 6l6 6-6 6',
  rest: 'M5 5v14l8-7ZM13 5v14l8-7Z',
  save: 'M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14',
  again: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  bin: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13',
  seal: 'M12 3a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM9.200 9.600l2 2 3.600-3.900M8 15l-1.500 6L12 18.500 17.500 21 16 15',
  copy: 'M9 8h10v12H9zM15 8V4H5v12h4',
  check: 'M5 12.500 10 17.500 19 7',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
