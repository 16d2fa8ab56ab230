/** A file that is refused, with the sentence for its sender. */
export class PictureRefused extends Error {}
