/** Wording of the command palette and of the list of keys. */
export const PALETTE_MESSAGES = {
  button: 'Search and commands',
  label: 'Go to a product or page, or do something',
  placeholder: 'Search products, pages and actions',
  pages: 'Pages',
  actions: 'Actions',
  products: 'Products',
  results: 'Search results',
  none: (search: string) => `Nothing is called '${search}'.`,
  unreachable: 'Your products could not be searched. Check your network.',
  untrained: 'not trained',
  hint: 'Arrow keys choose, Enter opens, Escape closes.',
  entries: {
    assets: 'My Generated Assets',
    review: 'Review results',
    videos: 'Generate Videos',
    imports: 'Import products from a list',
    manual: 'New product without training',
    batch: 'Start a batch',
    apiTokens: 'API tokens',
    apiDocs: 'API documentation',
    webhooks: 'Webhooks',
    switchTo: (team: string) => `Switch to ${team}`,
    shortcuts: 'Keyboard shortcuts',
  },
}

export const SHORTCUT_MESSAGES = {
  title: 'Keyboard shortcuts',
  option: 'Open this list with the ? key',
  optionHint: 'Switch it off when you speak to your computer. Search and commands lead here too.',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        { keys: ['Ctrl K', '⌘ K'], does: 'Search and commands' },
        { keys: ['?'], does: 'This list' },
        { keys: ['Esc'], does: 'Close what is open' },
      ],
    },
    {
      title: 'Descriptions',
      keys: [{ keys: ['↑', '↓'], does: 'Earlier descriptions, from an empty field' }],
    },
    {
      title: 'Pictures in full size',
      keys: [
        { keys: ['←', '→'], does: 'Previous, next' },
        { keys: ['+', '−', '0'], does: 'Zoom, whole picture' },
        { keys: ['C'], does: 'Compare with the photo' },
      ],
    },
    {
      title: 'Review',
      keys: [
        { keys: ['A', '→'], does: 'Approve' },
        { keys: ['R', '←'], does: 'Reject' },
        { keys: ['S'], does: 'Skip' },
        { keys: ['U', 'Ctrl Z'], does: 'Undo' },
      ],
    },
  ],
}
