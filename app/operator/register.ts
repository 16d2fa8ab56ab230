import './errors.js'
import { recogniseBy } from '#app/core/admission/asker'
import { recognise } from './admission/recognise.js'

recogniseBy(recognise)
