import { useMemo } from 'react'
import { route } from '~/ui/client/routes'
import { ResultFilter } from '~/pictures/components/results/result_filter'
import { ResultList } from '~/pictures/components/results/result_list'
import { NO_FILTER, queryOf, useFilter } from '~/pictures/components/results/use_filter'
import type { ImageType } from '~/pictures/image_type'
import { RESULT_MESSAGES } from '~/pictures/messages/en/results'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { ASSET_MESSAGES } from '../messages/en/screens'
import { AssetActions } from './asset_actions'

const TYPES = Object.keys(RESULT_MESSAGES.types) as ImageType[]

interface AssetGridProps {
  /** The first part of the list, and where it goes on. */
  images: readonly GeneratedImageData[]
  nextCursor: number | null
}

/** All pictures of a merchant, newest first. */
export default function AssetGrid({ images, nextCursor }: AssetGridProps) {
  const { filter, change, isFiltered } = useFilter()
  const first = useMemo(
    () => ({ images: [...images], next_cursor: nextCursor }),
    [images, nextCursor]
  )
  const url = route('api.assets', undefined, queryOf(filter))
  return (
    <div className="flex flex-col gap-4">
      <ResultFilter filter={filter} onChange={change} types={TYPES} />
      <ResultList
        key={url}
        productName={ASSET_MESSAGES.withoutProduct}
        url={url}
        first={first}
        filter={filter}
        isFiltered={isFiltered}
        onShowAll={() => change(NO_FILTER)}
        partsOf={(image, name) => ({
          label: image.is_upscaled ? ASSET_MESSAGES.upscaled : ASSET_MESSAGES.generated,
          heading: name,
          actions: <AssetActions image={image} />,
        })}
      />
    </div>
  )
}
