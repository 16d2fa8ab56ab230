import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EditorPictureData, OpenedWorkData } from '~/editor/transformers/editor_data'
import type { ShapeWay } from '~/engines/engine'
import { isLost, reasonOf } from '~/ui/client/api_error'
import { useServerEvent } from '~/ui/client/events'
import { newUuid } from '~/ui/client/new_uuid'
import { route } from '~/ui/client/routes'
import { takeSelectedAsset } from '~/pictures/components/results/select_asset'
import { codeOf, findWork, isCancelled } from '~/work/components/run_generation'
import { EDITOR_TEXTS } from '../messages/en/screens'
import {
  type ChangeBase,
  draftOf,
  type EditorDraft,
  loadDraft,
  type PendingWork,
  saveDraft,
} from './editor_draft'
import { pictureAt } from './picture_at'
import { problemSentence } from './problem_sentence'
import { runEdit } from './run_edit'
import { moved, NO_STEPS, pushed, startedWith } from './steps'

const TEXTS = EDITOR_TEXTS.errors

/** What went wrong, and with what. */
export interface EditorProblem {
  of: PendingWork['kind'] | 'source'
  sentence: string
  /** Whether it goes on once somebody shows where the product is. */
  needsProduct?: boolean
  /** Whether it was another way to the shape of the picture that shows. */
  isReshaping?: boolean
}

/** Another picture is begun with: what was chosen for the chain before does not count for it. */
const BEGUN = { ...NO_STEPS, base: 'result' } as const

/** How work is refused whose product was not found. */
const PRODUCT_UNCLEAR = 'product_unclear'

/** The state of the editor and everything that can be done in it. */
export function useEditor(userId: number, opened: OpenedWorkData | null) {
  const [draft, setDraft] = useState<EditorDraft>(() => loadDraft(userId))
  const [problem, setProblem] = useState<EditorProblem | null>(null)
  /** A request whose answer was lost: sent again with its key, it is not paid for twice. */
  const lost = useRef<PendingWork | null>(null)
  const shown = draft.steps.at(draft.at) ?? null
  const changed = (draft.base === 'original' && draft.steps.at(0)) || shown
  const mask = draft.area?.path === changed?.path ? draft.area?.mask : undefined
  const product = draft.product?.path === changed?.path ? draft.product?.mask : undefined

  useEffect(() => saveDraft(userId, draft), [userId, draft])

  async function run(work: PendingWork) {
    setProblem(null)
    setDraft((now) => ({ ...now, pending: work }))
    try {
      const step = await runEdit(work)
      lost.current = null
      setDraft((now) => ({
        ...now,
        // The chain may have been left for another picture meanwhile.
        ...(now.steps.at(now.at)?.path === (work.after ?? work.path) ? pushed(now, step) : {}),
        pending: null,
      }))
    } catch (error) {
      lost.current = isLost(error) ? work : null
      setDraft((now) => ({ ...now, pending: null }))
      if (work.workId === undefined) void goOn()
      const otherwise = work.kind === 'edit' ? TEXTS.process : TEXTS.upscale
      const reason = isCancelled(error) ? null : reasonOf(error, otherwise)
      const needsProduct = codeOf(error) === PRODUCT_UNCLEAR
      tell(work.kind, problemSentence(reason, work.hasLostArea), {
        needsProduct,
        isReshaping: work.shapeWay !== undefined,
      })
    }
  }

  /** Waits again for work whose answer was lost, once the server can be asked; what never reached it is not sent by itself. */
  async function goOn() {
    const work = lost.current
    if (!work) return
    const workId = work.workId ?? (await findWork(work.key))
    if (workId !== null && lost.current === work) await run({ ...work, workId })
  }
  useServerEvent('resumed', () => void goOn())

  function tell(
    of: PendingWork['kind'],
    sentence: string | null,
    facts: Pick<EditorProblem, 'needsProduct' | 'isReshaping'>
  ) {
    setProblem(sentence === null ? null : { of, sentence, ...facts })
  }

  function order(wanted: Omit<PendingWork, 'key'>) {
    const { current } = lost
    const { kind, path, after, prompt, mask: area, product: shownProduct, shapeWay } = wanted
    const isSame =
      current?.kind === kind &&
      current.path === path &&
      current.after === after &&
      current.prompt === prompt &&
      current.mask === area &&
      current.product === shownProduct &&
      current.shapeWay === shapeWay
    void run(isSame ? current : { ...wanted, key: newUuid() })
  }

  /** Changes the picture that was chosen for it, and shows the result after the one that shows. */
  function change(wanted: Pick<PendingWork, 'prompt' | 'product'>) {
    if (!changed || !shown) return
    order({ kind: 'edit', path: changed.path, after: shown.path, mask, ...wanted })
  }

  function open(work: OpenedWorkData) {
    const next = draftOf(work)
    setDraft(next)
    if (next.pending) void run(next.pending)
    else {
      const sentence = problemSentence(work.error, work.has_lost_area)
      tell(work.kind, sentence, { needsProduct: work.needs_product })
    }
    // A reload must not undo what is done from here on.
    router.replace({
      url: route('ai.editor'),
      props: (props) => ({ ...props, opened: null }),
      preserveState: true,
      preserveScroll: true,
    })
  }
  const onOpen = useEffectEvent(open)
  useEffect(() => {
    if (opened) onOpen(opened)
  }, [opened])

  async function begin() {
    if (opened) return
    const asset = takeSelectedAsset()
    if (asset === null) {
      if (draft.pending) await run(draft.pending)
      return
    }
    setDraft((now) => ({ ...now, ...BEGUN, pending: null, prompt: asset.prompt }))
    try {
      const source = await pictureAt(asset.image)
      setDraft((now) => ({ ...now, ...startedWith(source) }))
    } catch {
      setProblem({ of: 'source', sentence: EDITOR_TEXTS.source.gone })
    }
  }
  const onBegin = useEffectEvent(() => void begin())
  useEffect(() => onBegin(), [])

  return {
    ...draft,
    shown,
    /** What the next change is made of: the picture that shows, or the one that all began with. */
    changed,
    /** Of the area that is marked in what is changed. */
    mask,
    /** The mask of the product in that picture, where it was shown. */
    product,
    problem,
    dismiss: () => setProblem(null),
    /** @param marked data URL of its mask; null: the whole picture may change */
    mark(marked: string | null) {
      if (!changed) return
      const area = marked === null ? null : { path: changed.path, mask: marked }
      setDraft((now) => ({ ...now, area }))
    },
    /** @param given data URL of the product's mask; null: it is found by itself */
    showProduct(given: string | null) {
      if (!changed) return
      const next = given === null ? null : { path: changed.path, mask: given }
      setDraft((now) => ({ ...now, product: next }))
    },
    setBase: (base: ChangeBase) => setDraft((now) => ({ ...now, base })),
    setPrompt: (prompt: string) => setDraft((now) => ({ ...now, prompt })),
    start(source: EditorPictureData) {
      setProblem(null)
      setDraft((now) => ({ ...now, ...BEGUN, ...startedWith(source) }))
    },
    reset() {
      setProblem(null)
      setDraft((now) => ({ ...now, ...BEGUN }))
    },
    move: (by: -1 | 1) => setDraft((now) => ({ ...now, ...moved(now, by) })),
    /** @param given mask of the product, when it has just been shown */
    generate(given = product) {
      const prompt = draft.prompt.trim()
      if (prompt !== '') change({ prompt, product: given })
    },
    /** Makes the picture that shows once more, with its shape got another way. */
    reshape(shapeWay: ShapeWay) {
      if (!shown?.madeOf) return
      const { madeOf: path, path: after, prompt } = shown
      const given = draft.product?.path === path ? draft.product.mask : undefined
      order({ kind: 'edit', path, after, prompt, product: given, shapeWay })
    },
    /** Takes away what is marked, whatever is written. */
    removeMarked() {
      if (mask !== undefined) change({ prompt: EDITOR_TEXTS.form.removeThis, product })
    },
    upscale() {
      if (shown) order({ kind: 'upscale', path: shown.path, prompt: shown.prompt })
    },
    /** Changes a sample: its picture becomes the source. */
    generateSample(source: EditorPictureData, prompt: string) {
      setDraft((now) => ({ ...now, ...BEGUN, ...startedWith(source), prompt }))
      order({ kind: 'edit', path: source.path, prompt })
    },
  }
}
