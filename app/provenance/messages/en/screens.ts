/** Relations of sources as C2PA names them, in words. */
const RELATIONS: Record<string, string> = {
  componentOf: 'used in it',
  parentOf: 'changed into it',
}

/** How a file came to be, as IPTC names it, in words. */
const SOURCE_TYPES: Record<string, string> = {
  composite: 'Put together from a photo and generated parts',
  algorithmicallyEnhanced: 'Changed by a program',
  trainedAlgorithmicMedia: 'Drawn by an AI model',
  compositeWithTrainedAlgorithmicMedia: 'Put together with parts that an AI model has drawn',
}

/** Wording of content credentials. */
export const CREDENTIALS_MESSAGES = {
  title: 'Content credentials',
  hint: 'Signed facts in the file itself: anybody can check them, on any machine.',
  loading: 'Checking the file',
  failed: 'The credentials could not be checked.',
  again: 'Try again',
  none: 'This file carries no content credentials: it was made before they were written, or was not signed.',
  valid: 'Valid',
  invalid: 'Not valid',
  validHint: 'The file is as it was when it was signed.',
  changedHint: 'The file was changed after it was signed.',
  invalidHint: 'The signature or its certificate does not hold.',
  madeWith: 'Made with',
  engine: 'Engine',
  how: 'How',
  product: 'Product',
  madeOf: 'Made of',
  signedBy: 'Signed by',
  made: 'Signed',
  ours: 'this installation',
  nothing: 'Nothing that is known',
  source: (title: string, relation: string, sha256: string | null) =>
    `${title}, ${RELATIONS[relation] ?? relation}${sha256 ? ` (${sha256.slice(0, 8)}…)` : ''}`,
  sourceType: (name: string) => SOURCE_TYPES[name] ?? name,
}
