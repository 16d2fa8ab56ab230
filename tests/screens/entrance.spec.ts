import { ENTRANCE } from './screens.js'
import { testScreens } from './test_screens.js'

testScreens('Screens of the entrance', ENTRANCE)
