/** Something wrong with a photo or its cut-out, by its name. */
export type PhotoWarning =
  | {
      code:
        | 'no_product'
        | 'blurred'
        | 'dark'
        | 'burnt_out'
        | 'cut_off'
        | 'busy_background'
        | 'other_things'
        | 'check_small'
        | 'check_cut'
        | 'check_top_missing'
        | 'check_same_colours'
        | 'check_shadow'
        | 'check_outline'
        | 'check_touching'
        | 'check_parts'
        | 'check_seen_small'
        | 'check_seen_cut'
        | 'check_seen_same_colours'
        | 'check_seen_touching'
        | 'check_seen_parts'
    }
  | { code: 'small'; pixels: number }
  | { code: 'check_seen_strange'; where: PlaceInPhoto }

/** A ninth of a photo, as it is named. */
export type PlaceInPhoto =
  | 'upper_left'
  | 'top'
  | 'upper_right'
  | 'left'
  | 'middle'
  | 'right'
  | 'lower_left'
  | 'bottom'
  | 'lower_right'

/** From where a photo shows its product, as trained products keep it. */
export type ViewName =
  | 'Three-quarter'
  | 'From above'
  | 'From below'
  | 'Front'
  | 'Back'
  | 'Side'
  | 'Close'
  | 'Not used'
