/** Takes a sentence for the operator about what an upgrade does, without a capital letter. */
export type Tell = (sentence: string) => void
