/** Width of a picture on the desk, as in the `sizes` attribute. */
export const SIDE_BY_SIDE_SIZES = '(min-width: 640px) 48vw, 92vw'
