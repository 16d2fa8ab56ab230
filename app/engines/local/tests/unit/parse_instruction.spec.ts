import { test } from '@japa/runner'
import { parseInstruction } from '../../edit/parse_instruction.js'
import { sayStep } from '../say_step.js'

/** Instruction, and what is done, in its order. */
const UNDERSTOOD = [
  // Background
  ['white background', 'fill #ffffff'],
  ['make the background white', 'fill #ffffff'],
  ['Make the background pastel blue', 'fill #c3d9e8'],
  ['#ff8800 background', 'fill #ff8800'],
  ['background: #f80', 'fill #ff8800'],
  ['background rgb(255, 136, 0)', 'fill #ff8800'],
  ['change the background to light grey', 'fill #d3d4d6'],
  ['change the colour of the background to mint green', 'fill #b4e0c8'],
  ['change background colour from white to blue', 'fill #2f62b8'],
  ['put it on white', 'fill #ffffff'],
  ['Put the product on a pure white background!', 'fill #ffffff'],
  ['on a red background please', 'fill #c8242b'],
  ['I want a white background, thanks', 'fill #ffffff'],
  ['give it a plain beige background', 'fill #e2d3b8'],
  ['Pls make bg white thx', 'fill #ffffff'],
  ['dark background', 'fill #2b2c2e'],
  ['remove the background', 'transparent'],
  ['get rid of the background', 'transparent'],
  ['transparent background', 'transparent'],
  ['make it a png without background', 'transparent'],
  ['cut out the product', 'transparent'],
  ['remove everything except the product', 'transparent'],
  ['keep only the product', 'transparent'],
  ['remove the background and replace it with navy', 'fill #1d2a4f'],
  ['remove the background and make it white', 'fill #ffffff'],
  ['gradient background from blue to pink', 'gradient down #2f62b8 #f2a7bd'],
  ['blue and pink gradient background', 'gradient down #2f62b8 #f2a7bd'],
  ['make the background a gradient of purple and orange', 'gradient down #6f3a96 #ee8427'],
  ['horizontal gradient from #ff0000 to #0000ff', 'gradient right #ff0000 #0000ff'],
  ['radial gradient background from white to black', 'gradient radial #ffffff #000000'],
  ['put it on a marble table by the sea', 'scene on a marble table by the sea'],
  [
    'place the mug on a wooden table in a cosy kitchen',
    'scene on a wooden table in a cosy kitchen',
  ],
  ['replace the background with a beach', 'scene a beach'],
  ['turn the background into a forest', 'scene a forest'],
  ['marble background', 'scene marble'],
  ['christmas background with fairy lights', 'scene christmas background with fairy lights'],
  ['add leaves in the background', 'scene leaves'],
  [
    'put it on a wooden board on a white background',
    'scene on a wooden board on a white background',
  ],
  ['product on a podium', 'scene on a podium'],
  ['in a snowy forest', 'scene in a snowy forest'],
  [
    'put it on marble, soft light from the left and leaf shadows',
    'scene on marble, soft light from the left, leaf shadows',
  ],
  // Light and colour
  ['make it brighter', 'brightness +'],
  ['Make it brighter!!!', 'brightness +'],
  ['a little brighter', 'brightness +0.5'],
  ['much darker', 'brightness -1.75'],
  ['30% brighter', 'brightness +30%'],
  ['brighten the photo by 20 percent', 'brightness +20%'],
  ['increase the brightness slightly', 'brightness +0.5'],
  ['turn the brightness down a bit', 'brightness -0.5'],
  ['the picture is too dark', 'brightness +'],
  ['not so dark', 'brightness +'],
  ['Can you please make it look a bit brighter? Thanks!', 'brightness +0.5'],
  ['reduce brightness and contrast', 'brightness - | contrast -'],
  ['increase brightness and contrast by 20%', 'brightness +20% | contrast +20%'],
  ['a bit brighter and warmer', 'brightness +0.5 | warmth +0.5'],
  ['a bit brighter and much warmer', 'brightness +0.5 | warmth +1.75'],
  ['brightness +10, contrast -20', 'brightness +10% | contrast -20%'],
  ['add 10% contrast and 5% saturation', 'contrast +10% | saturation +5%'],
  ['more contrast', 'contrast +'],
  ['turn up the contrast', 'contrast +'],
  ['less contrast', 'contrast -'],
  ['add contrast and a touch of warmth', 'contrast + | warmth +0.5'],
  ['warmer', 'warmth +'],
  ['less warm', 'warmth -'],
  ['make it a bit cooler', 'warmth -0.5'],
  ['give it a warm look', 'warmth +'],
  ['more vivid colours', 'saturation +'],
  ['make the colors pop', 'saturation +'],
  ['50% less saturated', 'saturation -50%'],
  ['muted colours', 'saturation -'],
  ['black and white', 'tone grey'],
  ['make it b&w', 'tone grey'],
  ['Increase Brightness of the Background', 'brightness + of background'],
  ['turn the photo sepia', 'tone sepia'],
  ['make everything black and white except the mug', 'tone grey of background'],
  ['brighten the mug', 'brightness + of product'],
  [
    'make the product a bit brighter and warmer',
    'brightness +0.5 of product | warmth +0.5 of product',
  ],
  [
    'make the background darker and less saturated',
    'brightness - of background | saturation - of background',
  ],
  ['make it brighter, but do not change the background', 'brightness + of product'],
  ['make the mug red', 'recolor red'],
  ['turn the bag teal', 'recolor teal'],
  ['change the colour of the mug to green', 'recolor green'],
  ['recolour the product in forest green', 'recolor forest green'],
  ["I'd like the bag in dark green", 'recolor dark green'],
  ['can i have this in blue?', 'recolor blue'],
  // Sharpness and shadow
  ['sharpen', 'sharpen +'],
  ['make it sharper', 'sharpen +'],
  ['remove noise', 'denoise +'],
  ['make the photo less noisy and sharper', 'denoise + | sharpen +'],
  ['blur the background', 'blur + of background'],
  ['blurred background', 'blur + of background'],
  ['blur the mug', 'blur + of product'],
  ['blur the whole picture', 'blur +'],
  ['blur the background a lot', 'blur +1.75 of background'],
  ['add a soft shadow under the product', 'addShadow +'],
  ['with a subtle shadow', 'addShadow +0.5'],
  ['white background with a soft shadow', 'fill #ffffff | addShadow +'],
  ['remove the shadow', 'removeShadow'],
  ['without shadow', 'removeShadow'],
  ['white background without shadow', 'fill #ffffff'],
  ['add a vignette', 'vignette +'],
  ['darken the corners slightly', 'vignette +0.5'],
  // Rotation, crop, border, size
  ['rotate 90 degrees left', 'rotate -90'],
  ['rotate it 15° clockwise', 'rotate 15'],
  ['turn 90 degrees right', 'rotate 90'],
  ['rotate 10° counterclockwise', 'rotate -10'],
  ['turn it upside down', 'rotate 180'],
  ['straighten', 'straighten'],
  ['straighten the picture by 2 degrees', 'straighten 2'],
  ['flip horizontally', 'flip horizontal'],
  ['mirror it', 'flip horizontal'],
  ['flip upside down', 'flip vertical'],
  ['crop to square', 'crop 1'],
  ['16:9', 'crop 1.78'],
  ['portrait format', 'crop 0.8'],
  ['instagram story', 'crop 0.56'],
  ['crop close to the product', 'trim'],
  ['make it square without cropping', 'pad 1'],
  ['do not crop, make it square', 'pad 1'],
  ['pad to square with white', 'pad 1 #ffffff'],
  ['make it square, pad with beige', 'pad 1 #e2d3b8'],
  ['extend to 16:9', 'pad 1.78'],
  ['add a white border', 'border 4% #ffffff'],
  ['add a 20px black border', 'border 20px #000000'],
  ['frame of 5% in #123456', 'border 5% #123456'],
  ['add padding of 10%', 'border 10%'],
  ['upscale', 'enlarge'],
  ['make the picture twice as big', 'enlarge'],
  ['upscale 2x', 'enlarge'],
  // Text
  [
    "add text 'Summer sale' at the top in white, large",
    'text large center top #ffffff: Summer sale',
  ],
  ['write "NEW" in the top left corner', 'text medium left top: NEW'],
  ['add the text Hello World at the bottom', 'text medium center bottom: Hello World'],
  [`add headline "Don't miss it" top`, "text medium center top: Don't miss it"],
  ['put "SALE" in red at top right, small', 'text small right top #c8242b: SALE'],
  ['add text “Buy & save <50%>” in the middle', 'text medium center middle: Buy & save <50%>'],
  [
    'write Sale 50% off at the bottom right in yellow',
    'text medium right bottom #f0d233: Sale 50% off',
  ],
  ['add text "A" and text "B"', 'text medium center bottom: A\nB'],
  // Several, in a sensible order
  [
    'brighter, warmer and on white, then add text "-20%" bottom right',
    'brightness + | warmth + | fill #ffffff | text medium right bottom: -20%',
  ],
  ['make the background white and the mug red', 'recolor red | fill #ffffff'],
  [
    'add text "Hi" and crop to 4:5 and rotate left',
    'rotate -90 | crop 0.8 | text medium center bottom: Hi',
  ],
  ['white bg, square, sharpen', 'sharpen + | fill #ffffff | crop 1'],
  ['put it in a forest and make it warmer', 'scene in a forest | warmth +'],
  ["don't change the product, just white background", 'fill #ffffff'],
  ['keep the label, make background beige', 'fill #e2d3b8'],
  ['make it brighter but not too bright', 'brightness +'],
  ['add a drop shadow and a 10px white border', 'addShadow + | border 10px #ffffff'],
] as const

test.group('Instructions that are understood', () => {
  test('"{0}"')
    .with([...UNDERSTOOD])
    .run(({ assert }, [instruction, steps]) => {
      const parsed = parseInstruction(instruction)
      assert.equal(parsed.steps.map(sayStep).join(' | '), steps)
      assert.deepEqual(parsed.ignoredWords, [])
    })

  test('words that change nothing are reported once, in their order', ({ assert }) => {
    const { steps, ignoredWords } = parseInstruction(
      'white background for my etsy shop, nice for my shop'
    )
    assert.deepEqual(steps.map(sayStep), ['fill #ffffff'])
    assert.deepEqual(ignoredWords, ['etsy', 'shop', 'nice'])
  })
})
