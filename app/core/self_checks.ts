/** What is wrong, and what an operator does about it: English sentences, without anything that names a person. */
export interface Fault {
  problem: string
  fix: string
}

type SelfCheck = () => Promise<Fault[]>

/** What is late, such as mails that wait, is so in any copy of an installation that is some hours old: there `data` alone is looked at. */
type Subject = 'data' | 'waiting'

const registered = new Map<string, SelfCheck>()
const subjects = new Map<string, Subject>()

/**
 * Has something looked at every night and by `node ace.js check` (`operator/checks/run_checks.ts`). It changes nothing and takes no locks.
 * @param name what is looked at
 * @param check answers what is wrong with it
 */
export function defineSelfCheck(name: string, check: SelfCheck, subject: Subject = 'data'): void {
  registered.set(name, check)
  subjects.set(name, subject)
}

/**
 * All of them, in the order in which they were defined.
 * @param subject those that look at it alone
 */
export function selfChecks(subject?: Subject): ReadonlyMap<string, SelfCheck> {
  if (!subject) return registered
  return new Map([...registered].filter(([name]) => subjects.get(name) === subject))
}
