import type { BuiltInEngine } from '../built_in/built_in_engine.js'
import type {
  EditInput,
  Engine,
  EngineCapabilities,
  EngineContext,
  EngineJob,
  PhotoInput,
  VideoInput,
} from '../engine.js'
import { eachPicture } from './each_picture.js'
import { firstAnswer, linksOf, type Tell } from './pass_on.js'
import { unitedCapabilities } from './united_capabilities.js'

export interface ChainOptions {
  /** Those beside the local one. */
  engines: readonly Engine[]
  /** Does what nobody has to draw, and closes last. */
  local: BuiltInEngine
  /** Names of the engines that are asked for a job, in order. */
  orderFor(job: EngineJob): readonly string[]
  /** Name of the one that merchants' own keys are for. */
  keyed: string
  /** Is told what the operator should know. */
  tell?: Tell
}

/** Whether an engine has what is asked for beside the job itself. */
type Needs = (capabilities: EngineCapabilities) => boolean

const NOTHING: Needs = () => true

/** Jobs whose engines stand in the name: the local one does others anyway. */
const SHOWN = ['generate', 'background', 'edit', 'train', 'upscale', 'video'] as const

/**
 * Several engines as one: each job goes to the first of its order, and to the next when that one surely does not make it. What is under
 * way or paid for at one is waited for there.
 */
export function createChainEngine({
  engines,
  local,
  orderFor,
  keyed,
  tell = () => {},
}: ChainOptions): Engine {
  const known = new Map<string, Engine>([local, ...engines].map((one) => [one.name, one]))
  const inOrder = (job: EngineJob) => orderFor(job).map((name) => known.get(name)!)

  /** With a merchant's own key nobody is asked that the operator would pay. */
  const links = (job: EngineJob, context: EngineContext, needs: Needs) => {
    const able = inOrder(job).filter(({ capabilities }) => needs(capabilities))
    if (!context.ownKey) return linksOf(able, job, context, tell)
    const own = able.filter(({ name }) => name === keyed)
    return linksOf(own.length > 0 ? own : able.filter((one) => one === local), job, context, tell)
  }

  const one =
    <I, O>(
      job: EngineJob,
      call: (engine: Engine, input: I, context: EngineContext) => Promise<O>,
      needsFor: (input: I) => Needs = () => NOTHING
    ) =>
    (input: I, context: EngineContext) =>
      firstAnswer(links(job, context, needsFor(input)), (engine, own) => call(engine, input, own))

  const series =
    <I extends { count: number; firstIndex?: number }>(job: 'generate' | 'background' | 'edit') =>
    (input: I, context: EngineContext) =>
      eachPicture(
        links(job, context, ({ edit }) => job !== 'edit' || canHonour(edit, input)),
        { firstIndex: input.firstIndex ?? 0, count: input.count },
        (engine, run, own) => engine[job]({ ...input, ...run } as never, own)
      )

  const byLocal =
    <I, O>(call: (input: I, context: EngineContext) => Promise<O>) =>
    (input: I, context: EngineContext) => {
      context.madeBy?.(local.name)
      return call(input, context)
    }

  return {
    name: [...new Set(SHOWN.flatMap(orderFor))].join(','),
    capabilities: unitedCapabilities((job) => inOrder(job).map((engine) => engine.capabilities)),
    networks: local.networks,
    identify: one('identify', (engine, input, context) => engine.identify(input, context)),
    train: one('train', (engine, input, context) => engine.train(input, context)),
    suggestPrompts: one('suggestPrompts', (engine, input, own) =>
      engine.suggestPrompts(input, own)
    ),
    cutout: orKnown(
      one('cutout', (engine, input: PhotoInput, context) => engine.cutout(input, context)),
      byLocal(local.cutout)
    ),
    mask: orKnown(
      one('mask', (engine, input: PhotoInput, context) => engine.mask(input, context)),
      byLocal(local.mask)
    ),
    generate: series('generate'),
    background: series('background'),
    edit: series('edit'),
    reshape: byLocal(local.reshape),
    packshot: byLocal(local.packshot),
    video: one(
      'video',
      (engine, input, context) => engine.video(input, context),
      ({ hasSound }: VideoInput) =>
        ({ video }) =>
          !hasSound || video?.hasSound === true
    ),
    reel: byLocal(local.reel),
    upscale: one('upscale', (engine, input, context) => engine.upscale(input, context)),
    select: local.select,
    // By whoever makes the picture first: each has views of its own choice.
    draft: (input, context) => (inOrder('generate').at(0) ?? local).draft(input, context),
    async close() {
      // Each closes the local one with itself, which takes that more than once.
      await Promise.all([...known.values()].map((engine) => engine.close()))
    },
  }
}

/** Where the merchant has said what the product is, nobody has to find it. */
function orKnown<O>(
  find: (input: PhotoInput, context: EngineContext) => Promise<O>,
  cut: (input: PhotoInput, context: EngineContext) => Promise<O>
) {
  return (input: PhotoInput, context: EngineContext) =>
    input.mask === null ? find(input, context) : cut(input, context)
}

/** Whether an engine has the options that an edit asks for. */
function canHonour(
  options: EngineCapabilities['edit'],
  { area, shapeWay, task }: Partial<EditInput>
): boolean {
  return (
    (!area || options?.hasAreas === true) &&
    (!shapeWay || options?.hasShapeWays === true) &&
    (!task || options?.tasks?.includes(task.name) === true)
  )
}
