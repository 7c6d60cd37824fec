/**
 * Stands in for the formatter's parser of number and date skeletons ("::currency/EUR"), which no
 * message of ours uses; the tests compile every message with the real one.
 */
const unused = (): never => {
  throw new Error('messages with skeletons are not part of the page')
}

export const parseDateTimeSkeleton = unused
export const parseNumberSkeleton = unused
export const parseNumberSkeletonFromString = unused
