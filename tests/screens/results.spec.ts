import { RESULTS } from './screens.js'
import { testScreens } from './test_screens.js'

testScreens('Screens of results', ['batches', 'review', 'studio'], RESULTS)
