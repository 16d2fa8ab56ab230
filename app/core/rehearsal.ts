/** A part of a rehearsal of a restore, as the launcher (`tools/launcher/rehearsal`) prints it. */
export interface RehearsalPart {
  name: string
  seconds: number
  /** What was done, in some words. */
  said: string
  /** Sentences on what is not as it should be. */
  wrong: string[]
}

/** How it is told by the channel, where the framework tells things too. */
export interface RehearsalMessage {
  rehearsed: RehearsalPart
}

/** What `work` answers of a part. */
export type Rehearsed = Pick<RehearsalPart, 'said'> & Partial<Pick<RehearsalPart, 'wrong'>>

/** Does a part, and tells the launcher what came of it. */
export async function rehearsePart(name: string, work: () => Promise<Rehearsed>): Promise<void> {
  const began = performance.now()
  const { said, wrong = [] } = await work()
  const seconds = (performance.now() - began) / 1000
  const part: RehearsalPart = { name, seconds, said, wrong }
  await new Promise((told) => process.send!({ rehearsed: part } satisfies RehearsalMessage, told))
}
