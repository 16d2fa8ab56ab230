import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { keptFiles } from '../../vision/free_memory.js'

test('Files that are only kept in memory count as free: {name}')
  .with([
    {
      name: 'in a container',
      groups: '0::/\n',
      stat: 'sys/fs/cgroup/memory.stat',
      says: 'anon 5\ninactive_file 700\nactive_file 9\n',
    },
    {
      name: 'in a unit of systemd',
      groups: '0::/system.slice/vitrine.service\n',
      stat: 'sys/fs/cgroup/system.slice/vitrine.service/memory.stat',
      says: 'inactive_file 700\n',
    },
    {
      name: 'in a container of a host with the first version of groups',
      groups: '5:cpu:/docker/a\n4:memory:/docker/a\n0::/\n',
      stat: 'sys/fs/cgroup/memory/memory.stat',
      says: 'cache 900\ntotal_inactive_file 700\n',
    },
  ])
  .run(async ({ assert, cleanup }, { groups, stat, says }) => {
    const root = await mkdtemp(join(tmpdir(), 'groups-'))
    cleanup(() => rm(root, { recursive: true }))
    for (const [name, text] of Object.entries({ 'proc/self/cgroup': groups, [stat]: says })) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), text)
    }
    assert.equal(keptFiles(root), 700)
  })

test('Where nothing tells of files that are kept, none count', ({ assert }) => {
  assert.equal(keptFiles('/nowhere'), 0)
})
