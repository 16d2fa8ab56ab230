/** What the layouts of public pages say around them. */
export const PUBLIC_MESSAGES = {
  sample: {
    region: 'A sample',
    title: 'The same product, a new picture',
    body: 'Photograph your product once. Vitrine learns it, then places it in any scene you describe.',
    before: 'Perfume bottle photographed on a white background',
    after: 'The same bottle on a wooden table in evening light',
    label: 'Compare before and after',
  },
  /** Of the picture beside shared links. */
  picture: 'A photo of a handbag beside pictures that Vitrine made of products',
  footer: {
    label: 'More',
    languages: 'Language',
    line: 'Vitrine turns product photos into marketing pictures.',
    api: 'API',
    prices: 'Prices',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    status: 'Status',
  },
}
