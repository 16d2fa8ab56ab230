/** The title of what is viewed: in one line, and where a window is too narrow for that below the buttons. */
export const VIEWED_TITLE_CLASSES = [
  'min-w-0 grow truncate font-medium',
  'max-[22.5rem]:order-last max-[22.5rem]:line-clamp-2 max-[22.5rem]:basis-full max-[22.5rem]:pr-2',
  'max-[22.5rem]:wrap-break-word max-[22.5rem]:whitespace-normal',
].join(' ')
