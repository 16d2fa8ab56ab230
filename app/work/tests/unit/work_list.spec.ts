import { test } from '@japa/runner'
import { WorkList } from '#app/work/components/tray/work_list'
import type { GenerationState } from '../../generation_state.js'
import type { WorkData, WorkListData } from '../../transformers/work_data.js'
import { until } from '#tests/support/until'

function piece(id: string, status: GenerationState): WorkData {
  return { id, status, kind: 'video', progress: 0.5, is_new: true } as WorkData
}

function answer(open: WorkData[], ended: WorkData[] = []): WorkListData {
  return { open, open_count: open.length, ended }
}

function event(id: string, status: GenerationState, progress = 0.7) {
  return { id, status, kind: 'video', progress, step: 'Filming', product_id: 1 } as const
}

/** A list whose server answers these one after the other, the last again and again. */
function listOf(...answers: (WorkListData | Error)[]) {
  const told: string[] = []
  let asked = 0
  const sources = {
    async fetch() {
      asked += 1
      const next = answers.length > 1 ? answers.shift()! : answers[0]!
      if (next instanceof Error) throw next
      return next
    },
    onEnded: ({ id }: WorkData) => told.push(id),
  }
  const list = new WorkList(sources, 0)
  return { list, told, asked: () => asked }
}

test.group('The list of work in progress', () => {
  test('progress is shown as it is announced, without asking, and never goes back', async ({
    assert,
  }) => {
    const { list, asked } = listOf(answer([piece('a', 'running')]))
    await list.load()
    list.hear(event('a', 'running'))
    list.hear(event('a', 'running', 0.2))
    assert.equal(asked(), 1)
    assert.deepInclude(list.state().list!.open[0], { progress: 0.7, step: 'Filming' })
  })

  test('what ends is told once; what had ended before is not', async ({ assert }) => {
    const ended = [piece('a', 'succeeded'), piece('old', 'failed')]
    const { list, told } = listOf(answer([piece('a', 'running')], [ended[1]!]), answer([], ended))
    await list.load()
    assert.deepEqual(told, [])
    list.hear(event('a', 'succeeded'))
    await until(async () => told.length > 0)
    await list.load()
    assert.deepEqual(told, ['a'])
  })

  test('what begins and ends between two answers is told too, once', async ({ assert }) => {
    const { list, told } = listOf(answer([]), answer([], [piece('quick', 'succeeded')]))
    await list.load()
    list.hear(event('quick', 'running'))
    list.hear(event('quick', 'succeeded'))
    await until(async () => told.length > 0)
    list.hear(event('quick', 'succeeded'))
    await list.load()
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.deepEqual(told, ['quick'])
  })

  test('announcements in a row ask once, and once more at the end', async ({ assert }) => {
    const { list, asked } = listOf(answer([]))
    for (const id of ['a', 'b', 'c', 'd']) list.hear(event(id, 'queued'))
    assert.equal(asked(), 1)
    await until(async () => asked() > 1)
    await new Promise((resolve) => setTimeout(resolve))
    assert.equal(asked(), 2)
  })

  test('a server that is away takes nothing from what is shown', async ({ assert }) => {
    const { list } = listOf(answer([], [piece('a', 'succeeded')]), new Error('offline'))
    await list.load()
    list.markSeen()
    await list.load()
    await until(async () => list.state().isLost)
    assert.isFalse(list.state().list!.ended[0]!.is_new)
  })
})
