import type { Courier } from '@comanda/contract/couriers';
import { BadgeCheck, Ban, Hourglass, UserRound } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { UploadButton } from '../../../ui/upload/upload-button.tsx';
import { usePictureUpload } from './profile-api.ts';
import styles from './profile.module.css';

type Props = {
  readonly courier: Courier;
  readonly onSaved: (courier: Courier) => void;
};

/** The courier's picture, name, ID and standing with the platform. */
export function ProfileHead({ courier, onSaved }: Props) {
  const { t } = useText();
  const picture = usePictureUpload(courier.id, onSaved);
  const { image_file_name: image, full_name: name } = courier;
  return (
    <header className={styles['head']}>
      <span className={styles['picture']}>
        <Picture
          kind="courier"
          fileName={image === '' ? null : image}
          alt={image === '' ? '' : t('couriers.picture_of', { name })}
          sizes="112px"
          ratio="1 / 1"
          isFirst
          fallback={<UserRound />}
        />
      </span>
      <div className={styles['who']}>
        <h1>{name}</h1>
        <p className={styles['id']}>ID {courier.id}</p>
        <Standing courier={courier} />
      </div>
      <UploadButton
        label={t(image === '' ? 'couriers.add_picture' : 'couriers.change_picture')}
        size="small"
        progress={picture.progress}
        onFile={picture.send}
      />
    </header>
  );
}

function Standing({ courier }: { readonly courier: Courier }) {
  const { t } = useText();
  if (courier.is_blocked) {
    return (
      <Badge tone="red" icon={<Ban />}>
        {t('couriers.standing_blocked')}
      </Badge>
    );
  }
  return courier.is_approved ? (
    <Badge tone="green" icon={<BadgeCheck />}>
      {t('couriers.standing_approved')}
    </Badge>
  ) : (
    <Badge tone="orange" icon={<Hourglass />}>
      {t('couriers.standing_waits')}
    </Badge>
  );
}
