import { RESULTS } from './screens.js'
import { testScreens } from './test_screens.js'

testScreens('Screens of results', RESULTS)
