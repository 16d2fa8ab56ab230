import { proveCommits } from './prove_commits.js'

/** After Lucid's own provider: what its transactions tell of their end is made true. */
export default class DatabaseProvider {
  register() {
    proveCommits()
  }
}
