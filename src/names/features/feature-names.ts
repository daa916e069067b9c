/** What the model sees of a pair of names; the order is that of the trained trees. Every feature is symmetric in the two names. */
export const featureNames = [
  // the pair
  'crossed',
  'foreign_origin',
  'company',
  'words_fewer',
  'words_more',
  'initials_fewer',
  'initials_more',
  'weight_lower',
  'weight_higher',
  'first_is_initial',
  'particles_on_both',
  // links
  'exact_count',
  'exact_weight',
  'exact_weight_best',
  'linked_count',
  'words_linked',
  'linked_weight_best',
  'letters_linked',
  'share_lower',
  'share_higher',
  'different_known',
  // the weakest link
  'weakest',
  'weakest_letters',
  'weakest_sounds',
  'weakest_edits',
  'weakest_length',
  'weakest_prefix',
  'weakest_suffix',
  'weakest_known',
  'weakest_weight',
  'weakest_skeleton',
  'weakest_consonants',
  'weakest_nickname',
  'weakest_ending',
  'weakest_is_first',
  'weakest_given',
  'weakest_family',
  // contradictions, omissions, initials
  'contradictions',
  'contradiction_weight',
  'contradiction_best',
  'contradiction_worst',
  'contradiction_letters',
  'contradiction_prefix',
  'contradiction_known',
  'contradiction_given',
  'omitted_more',
  'omitted_weight_higher',
  'omitted_first',
  'omitted_middle',
  'initials_matched',
  'initials_clashing',
  'containment',
  // the whole names
  'joined_sounds',
  'first_link',
  'last_link',
  'inversions',
  'family_link',
  // evidence beside the name
  'title_gender_clash',
  'generation_clash',
  'number_clash',
  'legal',
  'acronym',
  'place_clash',
  'place_missing',
  'related',
] as const

export type FeatureName = (typeof featureNames)[number]

export const featureCount: number = featureNames.length

/** Position of each feature. */
export const at = Object.freeze(Object.fromEntries(featureNames.map((name, i) => [name, i]))) as Readonly<
  Record<FeatureName, number>
>
