import type { JobFailure } from '../contract/failures.js'
import type {
  BackgroundInput,
  DraftInput,
  EditInput,
  GenerateInput,
  IdentifyInput,
  PackshotInput,
  PhotoInput,
  SuggestPromptsInput,
  TrainInput,
  UpscaleInput,
} from '../contract/input.js'
import type {
  CutoutOutput,
  DraftOutput,
  IdentifyOutput,
  MaskOutput,
  OutputFile,
  PicturesOutput,
  ReelOutput,
  SelectOutput,
  SuggestPromptsOutput,
  TrainOutput,
  VideoOutput,
} from '../contract/output.js'
import type { ProgressStep } from '../contract/steps.js'
import type { CompareInput, Comparison } from '../compare/compare_job.js'
import type { ReadLabelInput } from '../compare/read_label_job.js'
import type { FinishedPicture, SceneInput } from '../lay/finish_scene_job.js'
import type { LayInput } from '../lay/lay_product_job.js'
import type { ReelJobInput } from '../reel/reel_job.js'
import type { FirstFrame, FirstFrameInput } from '../video/first_frame_job.js'
import type { FilmInput } from '../video/video_job.js'
import type { LookInput, Looked } from '../vision/look_job.js'
import type { Network } from '../vision/networks.js'
import type { SelectJobInput } from '../vision/select_job.js'
import type { Inference, Tensors } from '../vision/tensors.js'
import type { TextLine } from '../vision/text/text_line.js'

/** What each job takes and gives; all of it survives a structured clone. */
export interface Jobs {
  identify: { input: IdentifyInput; output: IdentifyOutput }
  train: { input: TrainInput; output: TrainOutput }
  suggestPrompts: { input: SuggestPromptsInput; output: SuggestPromptsOutput }
  cutout: { input: PhotoInput; output: CutoutOutput }
  mask: { input: PhotoInput; output: MaskOutput }
  generate: { input: GenerateInput; output: ThreadPictures }
  background: { input: BackgroundInput; output: ThreadPictures }
  edit: { input: EditInput; output: ThreadPictures }
  packshot: { input: PackshotInput; output: ThreadPictures }
  firstFrame: { input: FirstFrameInput; output: FirstFrame }
  video: { input: FilmInput; output: VideoOutput }
  reel: { input: ReelJobInput; output: ReelOutput }
  upscale: { input: UpscaleInput; output: ThreadPictures }
  compare: { input: CompareInput; output: Comparison }
  readLabel: { input: ReadLabelInput; output: TextLine[] }
  layProduct: { input: LayInput; output: OutputFile }
  finishScene: { input: SceneInput; output: FinishedPicture }
  look: { input: LookInput; output: Looked }
  select: { input: SelectJobInput; output: SelectOutput }
  draft: { input: DraftInput; output: DraftOutput }
}

export type JobName = keyof Jobs

/** Pictures as a thread posts them: an error's class does not survive the way between threads. */
export type ThreadPictures = Omit<PicturesOutput, 'pictures'> & {
  pictures: (Exclude<PicturesOutput['pictures'][number], Error> | Failure)[]
}

/** An JobError in plain data; `detail` is for the operator. */
export interface Failure {
  failed: JobFailure
  detail?: string
}

export type ToThread =
  | {
      type: 'start'
      job: JobName
      input: Jobs[JobName]['input']
      scratch: string
      /** What the job may have run. */
      networks: Network[]
    }
  | { type: 'file'; request: number; bytes: Uint8Array }
  | { type: 'file_failed'; request: number; failure: Failure }
  | { type: 'inferred'; request: number; outputs: Tensors }
  /** `unusable`: on this machine at all. */
  | { type: 'infer_failed'; request: number; failure: Failure; unusable: boolean }
  | { type: 'cancel' }

export type FromThread =
  | { type: 'read'; request: number; key: string }
  | { type: 'infer'; request: number; inference: Inference }
  | { type: 'progress'; fraction: number; step: ProgressStep }
  | { type: 'done'; output: Jobs[JobName]['output'] }
  | { type: 'failed'; failure: Failure }
