/** Signs that several games use; each is drawn in a square of 24 by 24, as those of the games are. */
export const EYE =
  "M12 5.500c4.800 0 8.300 3.500 10 6.500-1.700 3-5.200 6.500-10 6.500S3.700 15 2 12c1.700-3 5.200-6.500 10-6.500zm0 2.200A4.300 4.300 0 1 0 12 16.300 4.300 4.300 0 0 0 12 7.700zm0 2.300a2 2 0 1 1 0 4 2 2 0 0 1 0-4z";
