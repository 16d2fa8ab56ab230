/* What can be told of the engine without running it, and what it fails with. Nothing here reads a picture. */

export { installedNetworks, localCapabilities, SEEN } from './capabilities.js'
export { JobError } from './contract/job_error.js'
export { EDIT_SUGGESTIONS, EDIT_SURPRISES } from './edit/suggestions.js'
export { findFfmpeg } from './video/find_ffmpeg.js'
