/** What an open page asks to learn where it stands. */
export interface Standing {
  /** The build of pages that the server has, as `version` of a page. */
  version: string
  /** Id of who is signed in; null for guests. */
  user: number | null
}
