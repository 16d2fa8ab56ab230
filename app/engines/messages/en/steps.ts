/** What is being done. */
export const STEP_MESSAGES = {
  reading_picture: 'Reading the picture',
  finding_product: 'Finding the product',
  looking_for_product: 'Looking for the product',
  cutting_out_product: 'Cutting out the product',
  placing_product: 'Placing the product',
  writing_picture: 'Writing the picture',
  preparing_video: 'Preparing the video',
  filming: 'Filming',
  planning_reel: 'Planning the reel',
  preparing_sound: 'Preparing the sound',
  putting_reel_together: 'Putting the reel together',
  changing_background: 'Changing the background',
  removing_background: 'Removing the background',
  making_scene: 'Making the scene',
  changing_light: 'Changing light',
  changing_contrast: 'Changing contrast',
  changing_colours: 'Changing colours',
  colouring_product: 'Colouring the product',
  adding_vignette: 'Adding a vignette',
  cropping: 'Cropping',
  rotating: 'Rotating',
  straightening: 'Straightening',
  mirroring: 'Mirroring',
  adding_text: 'Adding text',
  adding_shadow: 'Adding a shadow',
  removing_shadow: 'Removing the shadow',
  blurring: 'Blurring',
  sharpening: 'Sharpening',
  removing_noise: 'Removing noise',
  removing_marked: 'Removing what is marked',
  adding_border: 'Adding a border',
  adding_space: 'Adding space',
  enlarging: 'Enlarging',
  drawing_scenes: 'Drawing the scenes',
  looking_at_photos: 'Looking at the photos',
  drawing_pictures: 'Drawing the pictures',
  learning_product: 'Learning the product',
  making_video: 'Making the video',
  thinking_of_scenes: 'Thinking of scenes',
  changing_picture: 'Changing the picture',
  enlarging_picture: 'Enlarging the picture',
  shaping_still: "Giving the picture the film's shape",
  exporting: 'Exporting',
}

/** The same of one of several. */
export const COUNTED_STEP_MESSAGES = {
  looking_at_photo: (at: number, of: number) => `Looking at photo ${at} of ${of}`,
  cutting_out_photo: (at: number, of: number) => `Cutting out photo ${at} of ${of}`,
  comparing_photo: (at: number, of: number) => `Comparing photo ${at} of ${of}`,
  making_picture: (at: number, of: number) => `Making picture ${at} of ${of}`,
}

/** What is said with a step. */
export const STEP_PLACE = {
  place: (step: string, place: number) => `${step} (place ${place})`,
}
