/** Wording of the guide to good photos. */
export const GUIDE_MESSAGES = {
  title: 'Photos that work',
  description: 'A phone, a window and a sheet of paper are enough. Take 10 to 20 from all sides.',
  good: 'Like this',
  bad: 'Not like this',
  goodList: {
    front: 'The whole product, from the front, before a plain background.',
    side: 'The same from each side, all round.',
    high: 'A few from above and from below.',
    close: 'Soft daylight, no flash, everything sharp.',
  },
  badList: {
    dark: 'Too dark: go to a window or turn on a lamp.',
    blurred: 'Blurred: hold the camera still, or lean it on something.',
    cut: 'Cut off: step back until there is room all round.',
    small: 'Too small: go closer.',
    busy: 'Busy or with other things: clear the table, use a sheet of paper.',
  },
  done: 'Got it',
}
