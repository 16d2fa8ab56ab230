import { compareJob } from './compare/compare_job.js'
import { readLabelJob } from './compare/read_label_job.js'
import { cutoutJob, maskJob } from './cutout/jobs.js'
import { editJob } from './edit/edit_job.js'
import { identifyJob } from './identify/identify_job.js'
import { finishSceneJob } from './lay/finish_scene_job.js'
import { layProductJob } from './lay/lay_product_job.js'
import { packshotJob } from './packshot/packshot_job.js'
import { suggestPromptsJob } from './prompts/suggest_prompts_job.js'
import { reelJob } from './reel/reel_job.js'
import { backgroundJob } from './scene/background_job.js'
import { draftJob } from './scene/draft_job.js'
import { generateJob } from './scene/generate_job.js'
import type { JobContext } from './threads/job_context.js'
import type { JobName, Jobs } from './threads/protocol.js'
import { trainJob } from './train/train_job.js'
import { upscaleJob } from './upscale/upscale_job.js'
import { firstFrameJob } from './video/first_frame_job.js'
import { videoJob } from './video/video_job.js'
import { lookJob } from './vision/look_job.js'
import { selectJob } from './vision/select_job.js'

const JOBS: {
  [J in JobName]: (input: Jobs[J]['input'], context: JobContext) => Promise<Jobs[J]['output']>
} = {
  identify: identifyJob,
  train: trainJob,
  suggestPrompts: suggestPromptsJob,
  cutout: cutoutJob,
  mask: maskJob,
  generate: generateJob,
  background: backgroundJob,
  edit: editJob,
  packshot: packshotJob,
  firstFrame: firstFrameJob,
  video: videoJob,
  reel: reelJob,
  upscale: upscaleJob,
  compare: compareJob,
  readLabel: readLabelJob,
  layProduct: layProductJob,
  finishScene: finishSceneJob,
  look: lookJob,
  select: selectJob,
  draft: draftJob,
}

/** Does a job in this thread. */
export function runJob<J extends JobName>(
  job: J,
  input: Jobs[J]['input'],
  context: JobContext
): Promise<Jobs[J]['output']> {
  return JOBS[job](input, context)
}
