import { Image, type ImageProps } from '@chakra-ui/react';
import { posterPath } from '@domain/posters/poster-path';
import { useState } from 'react';

type Format = 'portrait' | 'wide' | 'square';

// Any numbers of the right shape: they only keep the place until the picture is there.
const shapes: Record<Format, { width: number; height: number }> = {
  portrait: { width: 900, height: 1200 },
  wide: { width: 2240, height: 960 },
  square: { width: 1050, height: 1050 },
};

interface PosterImageProps extends Omit<ImageProps, 'src' | 'alt' | 'width' | 'height' | 'onError'> {
  slug: string;
  /** An administrator's own picture wins over the poster. */
  imageUrl?: string | null;
  /** Empty where a caption beside it says the same. */
  alt: string;
  format?: Format;
  /** The first picture of a page must not wait for the rest. */
  isPriority?: boolean;
}

/** A destination's picture, always there: a picture that fails gives way to the poster. */
export function PosterImage({
  slug,
  imageUrl,
  alt,
  format = 'portrait',
  isPriority = false,
  ...rest
}: PosterImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isOwnPicture = Boolean(imageUrl) && imageUrl !== failedUrl;
  return (
    <Image
      src={isOwnPicture && imageUrl ? imageUrl : posterPath(slug, format)}
      alt={alt}
      htmlWidth={shapes[format].width}
      htmlHeight={shapes[format].height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      onError={() => {
        if (isOwnPicture && imageUrl) setFailedUrl(imageUrl);
      }}
      width="full"
      height="auto"
      aspectRatio={format === 'portrait' ? 'poster' : format}
      objectFit="cover"
      bg="bg.emphasized"
      borderRadius="poster"
      referrerPolicy="no-referrer"
      {...rest}
    />
  );
}
