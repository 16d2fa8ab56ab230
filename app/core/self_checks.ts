/** What is wrong, and what an operator does about it: English sentences, without anything that names a person. */
export interface Fault {
  problem: string
  fix: string
}

type SelfCheck = () => Promise<Fault[]>

const registered = new Map<string, SelfCheck>()

/**
 * Has something looked at every night and by `node ace.js check` (`operator/checks/run_checks.ts`). It changes nothing and takes no locks.
 * @param name what is looked at
 * @param check answers what is wrong with it
 */
export function defineSelfCheck(name: string, check: SelfCheck): void {
  registered.set(name, check)
}

/** All of them, in the order in which they were defined. */
export function selfChecks(): ReadonlyMap<string, SelfCheck> {
  return registered
}
