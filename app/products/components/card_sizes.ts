/** How wide a product's picture is in the list, for `sizes`: the server draws the first one with it, so that it is fetched once. */
export const CARD_SIZES = '(min-width: 1280px) 22rem, (min-width: 640px) 45vw, 92vw'
