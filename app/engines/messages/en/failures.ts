import { colourName, refusedChange } from '../../failures/parts.js'
import { IMPOSSIBLE_WAYS } from './refused_changes.js'
import { STEP_MESSAGES } from './steps.js'
import type { FailureTexts } from '../../failures/failures.js'

/** What a merchant is told of each failure. */
export const FAILURE_MESSAGES = {
  cancelled: 'Cancelled.',
  took_too_long: 'This took too long. Please try again.',
  internal: 'Something went wrong on our side. Please try again.',
  internal_again: 'Something went wrong on our side several times. Please try again later.',
  picture_gone: 'A picture that this needs is gone.',
  product_not_trained: 'This product has not been trained yet.',
  product_deleted: 'The product was deleted.',
  video_not_exported: 'The video could not be exported.',
  reel_item_gone: ({ place }) =>
    `Picture ${place} of this reel was deleted. Take it out or choose another one; your credit was given back.`,
  reel_sound_gone:
    'The sound of this reel was deleted. Choose another one; your credit was given back.',
  reel_logo_gone:
    'The logo of this reel was deleted. Choose another one; your credit was given back.',
  video_deleted: 'This video was deleted.',
  stopped: 'This was stopped.',
  work_stopped: 'The work was stopped.',
  stopped_for_time: 'This took too long and was stopped.',
  selecting_unsupported: 'Selecting by a click is not possible here.',
  engine_crashed: 'The picture engine crashed on this.',
  engine_failed: 'The picture engine failed while working on this.',
  engine_closing: 'The picture engine is shutting down.',
  memory_short: 'There is not enough memory for this just now.',
  engines_away:
    'None of the services that could make this can be reached at the moment. You were not charged; please try again in a few minutes.',
  no_engine: 'Nothing that is set up here can make this.',
  picture_wrong:
    'This picture came out wrong: it was not kept and costs nothing. Please try other words or another photo.',
  picture_wrong_twice:
    'This picture came out wrong twice: it was not kept and costs nothing. Please try other words or another photo.',
  video_wrong_twice:
    'This video came out wrong twice: it was not kept and costs nothing. Please try other words or another picture.',
  picture_damaged: 'This picture cannot be read; it may be damaged.',
  picture_empty: 'This picture is empty.',
  model_file_missing: 'A file of the trained product is missing.',
  trained_elsewhere:
    'This product was trained with another engine, or an older version of this one. Train it again.',
  trained_for_other_model:
    'This product was trained for another model than the one in use. Train it again.',
  training_outdated: 'This product has to be trained again.',
  product_in_no_photo:
    'The product could not be separated from its background in any photo. Use photos in which it stands alone, whole, before a plain background of another colour.',
  product_not_separated:
    'The product could not be separated from its background in this photo. Correct its cut-out with the brush, or use a photo before a plain background of another colour.',
  nothing_stands_out:
    'Nothing was found in this photo that stands out from its background. Use a photo that shows the product before a plain background of another colour.',
  product_not_in_photo: 'The product was not found in this photo.',
  own_mask_unreadable: 'The corrected cut-out of this photo cannot be read.',
  picture_mask_unreadable: 'The mask of this picture cannot be read.',
  upscale_too_large: ({ width, height, most }) =>
    `This picture is ${width}x${height} pixels; up to ${most} pixels a side can be enlarged.`,
  packshot_photo_too_small: ({ longer, least }) =>
    `This photo is too small: the product is only ${longer} pixels long in it, and this packshot needs at least ${least}; use a larger photo or ask for a smaller packshot.`,
  packshot_png_too_large: ({ size, most }) =>
    `As PNG this packshot takes ${size} kB and ${most} kB are allowed; choose JPEG or a smaller size.`,
  packshot_too_large: ({ size, most }) =>
    `This packshot takes at least ${size} kB and ${most} kB are allowed; choose a smaller size or allow more.`,
  video_not_encoded: 'The video could not be encoded.',
  ffmpeg_wrong:
    'Videos cannot be made: FFMPEG_PATH does not name a program that can be run; the operator must correct it.',
  ffmpeg_missing:
    'Videos cannot be made without ffmpeg: the operator must install it or set FFMPEG_PATH.',
  change_refused: ({ change, part, clause }) =>
    `The built-in engine cannot ${refusedChange(change, part)} (“${clause}”). It can change background, light, colours, crop, rotation, text, shadow, sharpness, border and size.`,
  product_without_hue: ({ wanted, is }) =>
    `The built-in engine cannot make this product ${colourName(wanted)}: it is ${colourName(is)}, without a hue that could be changed.`,
  colour_of_other_lightness: ({ is, wanted }) =>
    `The built-in engine cannot make this ${colourName(is)} product ${colourName(wanted)}. The built-in engine changes hue, not lightness: ask for a colour that is about as light.`,
  product_unclear:
    'The product could not be told from its background well enough. Show where it is, or use a photo before a plain background of another colour.',
  product_not_in_picture: 'The product was not found in this picture.',
  product_fills_picture: 'The product fills this picture already.',
  mask_unreadable: 'The mask cannot be read; draw it again.',
  mask_empty: 'The mask is empty; mark the product in white.',
  area_unreadable: 'The marked area cannot be read; mark it again.',
  change_moves_all: ({ change }) =>
    `This cannot be held to an area (${STEP_MESSAGES[change].toLowerCase()}): it moves the whole picture. Remove the area, or ask for another change.`,
  nothing_changed_in_area:
    'This changes nothing in the marked area. Mark another part of the picture, or remove the area.',
  nothing_marked: 'Nothing is marked. Mark what is to be removed with a click, a box or the brush.',
  nothing_found_there:
    'What is to be removed was not clearly found there. Mark it with a click, then remove it.',
  too_little_left: 'Too little of the picture is left to fill this from. Mark a smaller area.',
  text_too_long: ({ most }) => `Shorten the text to ${most} characters.`,
  text_does_not_fit: 'The text does not fit into this picture; shorten it.',
  text_undrawable: 'This text cannot be drawn; use other characters.',
  text_blank: 'This text has nothing that can be drawn.',
  enlarged_too_large: ({ would, most }) =>
    `This picture would be ${would} pixels long; up to ${most} pixels a side can be enlarged here.`,
  no_room_for_shadow:
    'The product reaches the lower edge of the picture, so there is no room for a shadow; use a picture with space below it.',
  shadow_unclear:
    'The shadow cannot be told from this background, which is not plain; ask for a white background, which has none.',
  not_tilted:
    'This picture shows no edge that is slightly tilted; say by how many degrees to rotate it, such as “rotate 2 degrees left”.',
  way_impossible: ({ why }) =>
    `This way is not possible for this picture: ${IMPOSSIBLE_WAYS[why]}.`,
  no_other_shape: 'These words ask for no other shape, so no way to it can be chosen.',
  service_changed_product:
    'The picture service changed the product, twice: this picture was not kept and costs nothing. Please try other words.',
  service_changed_words:
    'The picture service changed the words on the product, twice: this picture was not kept and costs nothing. Please try other words.',
  content_refused:
    'This was refused because of its content. Please change the words or use another picture.',
  provider_account:
    'Pictures cannot be made at the moment: the operator has to look after the account with the provider. You were not charged.',
  own_key_refused:
    'fal refused your own key, or it may not be used for this. Enter another one in your profile and try again; no credits were taken.',
  own_balance_used_up:
    'The balance of your account at fal is used up. Top it up at fal.ai and try again; no credits were taken.',
  own_key_gone:
    'The key of your own that this was to be made with is gone. Enter it again in your profile; no credits were taken.',
  service_away:
    'The picture service cannot be reached at the moment. Please try again in a few minutes.',
  service_busy:
    'The picture service has too much to do at the moment. Please try again in a few minutes.',
  service_output_unusable:
    'The picture service answered with something that cannot be used. Please try again.',
  service_picture_moved:
    'What came back shows the picture in another shape or place, so that the rest of it could not be kept. Mark a larger area, or try again.',
  service_picture_missing:
    'The picture service answered with something that cannot be used. Please try again.',
  service_refused:
    'The picture service could not work with this. Please change the words or the picture.',
  service_result_gone:
    'The picture service could not work with this. Please change the words or the picture.',
  service_picture_too_small: 'This picture is too small for it. Please use a larger one.',
  service_picture_too_large: 'This picture is too large for it. Please use a smaller one.',
  service_picture_unreadable:
    'This picture could not be read by the picture service. Please use another one.',
  service_photos_unusable:
    'The photos of this product could not be used for training. Please add other photos.',
  service_model_missing:
    'What was learnt of this product is not there any more. Please train it again.',
  budget_used_up:
    'No more pictures can be made today. Please try again tomorrow; you were not charged.',
  reel_words_undrawable: ({ signs }) =>
    `The words of this reel have signs that cannot be drawn here: ${signs}`,
  caption_undrawable: ({ signs }) => `This caption has signs that cannot be drawn here: ${signs}`,
  reel_cutout_empty: 'A cut-out of this reel shows nothing.',
  reel_video_unreadable: 'A video of this reel cannot be read; it may be damaged.',
  logo_unreadable: 'The logo cannot be read; it may be damaged.',
  sound_is_video: 'This file is a video; send its sound alone.',
  sound_empty: 'This sound is empty.',
  sound_too_long: 'This sound is longer than 15 minutes; send a part of it.',
  sound_unreadable: 'This sound cannot be read: send an MP3, M4A or WAV file that is not damaged.',
  sound_not_opened: 'The sound could not be opened.',
  sound_too_slow: 'This sound took too long to be read.',
  sound_too_short: 'The sound ends before the second at which it shall begin.',
  loop_length: 'A loop takes 3 to 6 seconds of a video that is at least 2 seconds long.',
  light_form_failed: 'The video could not be made lighter.',
  light_form_too_large: ({ least }) =>
    `This video cannot be made smaller than ${least} kB; allow more, or choose another form.`,
  batch_product_deleted: 'This product was deleted.',
  other: ({ sentence }) => sentence,
} satisfies FailureTexts
