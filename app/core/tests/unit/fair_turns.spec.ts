import { test } from '@japa/runner'
import { FairTurns, TooMuchWork } from '../../threads/fair_turns.js'

/** Works that end when they are told to, and the order in which they began. */
function worksOn(turns: FairTurns) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  return {
    began,
    begin: (userId: number, name: string, size = 1) =>
      turns.run(userId, size, () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    end: (name: string) => ends.get(name)!(),
  }
}

test.group('Turns of users', () => {
  test('each user has one work under way, however many they ask for', async ({ assert }) => {
    const works = worksOn(new FairTurns({ worksOfUser: 3, size: 10 }))
    const first = works.begin(1, 'a')
    const second = works.begin(1, 'b')
    const other = works.begin(2, 'c')
    await Promise.resolve()
    assert.deepEqual(works.began, ['a', 'c'])
    works.end('a')
    await first
    assert.deepEqual(works.began, ['a', 'c', 'b'])
    works.end('b')
    works.end('c')
    await Promise.all([second, other])
  })

  test('what is more than one user, or all together, may have waiting is refused until there is room', async ({
    assert,
  }) => {
    const works = worksOn(new FairTurns({ worksOfUser: 2, size: 3 }))
    const refused = TooMuchWork as unknown as ErrorConstructor
    const begun = [works.begin(1, 'a'), works.begin(1, 'b')]
    await assert.rejects(() => works.begin(1, 'c'), refused)
    await assert.rejects(() => works.begin(2, 'd', 2), refused)
    works.end('a')
    await begun[0]
    const next = works.begin(2, 'd', 2)
    works.end('b')
    await begun[1]
    works.end('d')
    await next
  })
})
