#!/bin/bash

# What a backup has of the server, in its data folder.
snapshot="backup.jsonl.gz"

# Install the wheel that lies in sources/ of this package.
install_program() {
    python3 -m venv --clear "$install_dir/venv"
    for wheel in "$YNH_APP_BASEDIR"/sources/four_kings-*.whl; do
        "$install_dir/venv/bin/pip" install --no-cache-dir "${wheel}[server]"
    done
}

# Write the settings, the unit and the site of nginx; $path is "/" at the root of a domain.
configure() {
    origin="https://$domain${path%/}"
    ynh_config_add --template="settings.env" --destination="$install_dir/settings.env"
    chmod 600 "$install_dir/settings.env"
    chown -R "$app:$app" "$data_dir"
    ynh_config_add_systemd
    ynh_config_add_nginx
}

start() {
    yunohost service add "$app" --description="Four Kings"
    ynh_systemctl --service="$app" --action="start"
}
