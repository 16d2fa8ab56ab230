/** Addresses in what a model answers: one, or a list of them. */
function addressesIn(output: unknown): { url: unknown }[] {
  return (Array.isArray(output) ? output : [output]).map((url: unknown) => ({ url }))
}

/* What the models answer, brought into the form that the jobs read. */

export const toPictures = (output: unknown) => ({ images: addressesIn(output) })

export const toPicture = (output: unknown) => ({ image: addressesIn(output)[0] })

export const toFilm = (output: unknown) => ({ video: addressesIn(output)[0] })

/** Language models answer in pieces, in the order that they thought of them. */
export const toText = (output: unknown) => ({
  output: Array.isArray(output) ? output.join('') : output,
})

/** A training answers its weights, and the version that generates with them. */
export function toTrained(output: unknown) {
  const { weights, version } = output as { weights?: unknown; version?: unknown }
  return { weights: { url: weights }, reference: version }
}
