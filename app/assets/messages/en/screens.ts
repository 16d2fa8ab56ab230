/** Wording of the gallery of all that a merchant has made. */
export const ASSET_MESSAGES = {
  title: 'My Generated Assets',
  crumbs: { editor: 'AI Editor', assets: 'Generated Assets' },
  empty: "You haven't generated any assets yet",
  emptyHint: 'Pictures that you make of your products and in the AI editor appear here.',
  open: 'Open AI Editor',
  tabs: { label: 'Kinds of assets', images: 'Pictures', videos: 'Videos' },
  noImages: 'No pictures yet',
  noVideos: 'No videos yet',
  generated: 'Generated',
  upscaled: 'Upscaled',
  withoutProduct: 'No product',
  film: 'Video',
  download: 'Download',
  fileName: 'generated-asset.png',
  edit: 'Use in editor',
}
